import type { PhotoState } from '@halles/domain/photo.ts'
import { sql } from 'kysely'

export type ListedPhoto = { public_id: string; width: number; height: number }

const FACTS = sql`'public_id', photo.public_id, 'width', photo.width, 'height', photo.height`
const PHOTOS_OF_PRODUCT = sql`
  from product_photo join photo on photo.id = product_photo.photo_id
  where product_photo.product_id = product.id`

/** Of a `product`: the first photo that is to be seen, for a row of a list. */
export const FIRST_PHOTO = sql<ListedPhoto | null>`(
  select json_build_object(${FACTS}) ${PHOTOS_OF_PRODUCT} and product_photo.state <> 'hidden'
  order by product_photo.position limit 1)`.as('photo')

/** The same, all of them in their order with their states: for its supplier. */
export const OWN_PHOTOS = sql<(ListedPhoto & { state: PhotoState })[]>`(
  select coalesce(json_agg(json_build_object(${FACTS}, 'state', product_photo.state)
    order by product_photo.position), '[]') ${PHOTOS_OF_PRODUCT})`.as('photos')

/** Of a `product`: those that are to be seen, in their order. */
export const SHOWN_PHOTOS = sql<ListedPhoto[]>`(
  select coalesce(json_agg(json_build_object(${FACTS}) order by product_photo.position), '[]')
  ${PHOTOS_OF_PRODUCT} and product_photo.state <> 'hidden')`.as('photos')
