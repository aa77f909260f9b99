import { en } from '@halles/texts/en.ts'
import { fr } from '@halles/texts/fr.ts'
import type { Handler } from '../../handler.ts'
import { readPictures } from './category-pictures.ts'

const texts = { fr, en }
const pictures = readPictures()

export const categoryList: Handler<'categoryList'> = async ({ language }) =>
  pictures.map(({ name, image }) => ({
    public_id: name,
    name,
    alt: texts[language].catalogue.pictures[name],
    image,
  }))
