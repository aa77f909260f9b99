import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackButton } from '../../../components/back.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { GoneProduct } from '../../../features/catalogue/product-page/gone-product.tsx'
import { ownProductPageOptions } from '../../../features/catalogue/product-page/product-page-query.ts'
import { ProductView } from '../../../features/catalogue/product-page/product-view.tsx'
import { ProductGallery } from '../../../features/photos/product-gallery.tsx'
import { isNotFound } from '../../../platform/api/api.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/product/$productPublicId')({
  component: OwnProductPage,
})

function OwnProductPage() {
  const { catalogue } = useTexts()
  const texts = useTextsOf(productPageTexts)
  const nameOf = useProductName()
  const query = useQuery(ownProductPageOptions(Route.useParams().productPublicId))
  if (isNotFound(query.error)) {
    const all = <ButtonLink to="/supplier/categories">{catalogue.allCategories}</ButtonLink>
    return (
      <GoneProduct title={texts.title} action={all}>
        {texts.goneOfOwn}
      </GoneProduct>
    )
  }
  return (
    <Page title={query.data ? nameOf(query.data) : texts.title} back={<BackButton />}>
      <p className="soft mb-lg">{texts.asSeen}</p>
      <QueryState query={query} error={texts.loadError}>
        {(product) => (
          <ProductView
            gallery={
              <ProductGallery name={nameOf(product)} photos={product.photos} mayReport={false} />
            }
            product={product}
          />
        )}
      </QueryState>
    </Page>
  )
}
