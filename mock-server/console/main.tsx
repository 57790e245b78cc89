import '#mock/look/page.css'
import '#mock/look/controls.css'
import './parts.css'
import './layout.css'
import './phone.css'
import './answer.css'
import './log.css'
import './orders/orders.css'
import { createRoot } from 'react-dom/client'
import { Console } from './Console.tsx'
import { controlOf, type Control } from './control.ts'
import type { Door } from './door.ts'

const doors = ['stub', 'prism', 'browser'] as const satisfies readonly Door[]
const door = doors.find((name) => name === document.documentElement.dataset['door']) ?? 'stub'
const control: Control = controlOf(door)

createRoot(document.body).render(<Console door={door} control={control} />)
