import type { LiveModel } from '#src/api/generated/types.ts'

/** Three presenters of the merchant that has live streams; two of them are on the air. */
export const liveModels: readonly LiveModel[] = [
  {
    modelId: 'LM2011',
    name: 'Meera',
    picture: '/media/avatars/03.svg',
    live: true,
    title: 'Teen Patti until midnight',
    viewers: 1_284,
    roomUrl: 'https://live.orchidcourt.example/room/2011',
  },
  {
    modelId: 'LM2034',
    name: 'Anika',
    picture: '/media/avatars/07.svg',
    live: true,
    title: 'Roulette with friends',
    viewers: 763,
    roomUrl: 'https://live.orchidcourt.example/room/2034',
  },
  { modelId: 'LM2040', name: 'Zoya', picture: '/media/avatars/11.svg', live: false },
]
