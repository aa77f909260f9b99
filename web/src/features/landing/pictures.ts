import type { OfferedProduct } from './offers.ts'
import roast from './pictures/beef-roast.webp'
import salmon from './pictures/salmon-fillets.webp'
import tomatoes from './pictures/tomatoes.webp'

// Written by `npm run generate:pictures`.
export const PICTURES: Record<OfferedProduct['picture'], string> = {
  tomatoes,
  'beef-roast': roast,
  'salmon-fillets': salmon,
}
