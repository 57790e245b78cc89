import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { createRoot } from 'react-dom/client'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { create } from 'zustand'
import type { paths } from '#src/api/generated/schema.ts'

// Every library that the product must use, one line each: what any page with them costs before it does anything.

const LITERAL = 0
const messages = { 'stack.page.title': [{ type: LITERAL, value: 'The mandatory libraries, one line each' }] }
const client = createClient<paths>({ baseUrl: location.origin })
const useCount = create(() => ({ count: 1 }))

function Page() {
  const count = useCount((state) => state.count)
  const { data } = useQuery({
    queryKey: ['status'],
    queryFn: async () => (await client.GET('/wps/system/status')).data,
  })
  return (
    <main>
      <h1>
        <FormattedMessage id="stack.page.title" />
      </h1>
      <p>{data ? `The gateway has answered ${count} call.` : 'The gateway has not answered yet.'}</p>
      <Swiper modules={[Autoplay]} autoplay={{ delay: 5000 }}>
        <SwiperSlide>First slide</SwiperSlide>
        <SwiperSlide>Second slide</SwiperSlide>
      </Swiper>
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <IntlProvider locale="en" messages={messages}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Page />} />
        </Routes>
      </BrowserRouter>
    </IntlProvider>
  </QueryClientProvider>,
)
