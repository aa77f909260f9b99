import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackButton } from '../../components/back.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { loadCart } from '../../features/cart/load-cart.ts'
import { QuantityInList } from '../../features/cart/quantity-in-list.tsx'
import { TotalsBar } from '../../features/cart/totals-bar.tsx'
import { keptIn } from '../../features/catalogue/filters/filter-params.ts'
import { keptAddress } from '../../features/catalogue/filters/filtered-address.ts'
import { GoneProduct } from '../../features/catalogue/product-page/gone-product.tsx'
import { OtherOffers } from '../../features/catalogue/product-page/other-offers.tsx'
import { productPageOptions } from '../../features/catalogue/product-page/product-page-query.ts'
import { ProductView } from '../../features/catalogue/product-page/product-view.tsx'
import { AddToGuide } from '../../features/guides/add-to-guide.tsx'
import { ProductGallery } from '../../features/photos/product-gallery.tsx'
import { isNotFound } from '../../platform/api/api.ts'
import { loadAhead } from '../../platform/api/load-ahead.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'

export const Route = createFileRoute('/_restaurant/product/$productPublicId')({
  validateSearch: keptAddress,
  loader: ({ context: { queryClient }, params: { productPublicId } }) =>
    loadAhead(
      queryClient.ensureQueryData(productPageOptions(productPublicId)),
      loadCart(queryClient),
    ),
  component: ProductPage,
})

function ProductPage() {
  const { catalogue } = useTexts()
  const texts = useTextsOf(productPageTexts)
  const nameOf = useProductName()
  const filter = keptIn(Route.useSearch())
  const query = useQuery(productPageOptions(Route.useParams().productPublicId))
  if (isNotFound(query.error)) {
    const all = <ButtonLink to="/categories">{catalogue.allCategories}</ButtonLink>
    return (
      <GoneProduct title={texts.title} action={all}>
        {texts.gone}
      </GoneProduct>
    )
  }
  return (
    <Page title={query.data ? nameOf(query.data) : texts.title} back={<BackButton />}>
      <QueryState query={query} error={texts.loadError}>
        {(product) => (
          <>
            <ProductView
              gallery={
                <ProductGallery name={nameOf(product)} photos={product.photos} mayReport={true} />
              }
              product={product}
              actions={
                <>
                  <QuantityInList product={product} />
                  <AddToGuide product={product} filter={filter} />
                </>
              }
            />
            <OtherOffers
              productId={product.public_id}
              add={(offer) => <QuantityInList product={offer} />}
            />
          </>
        )}
      </QueryState>
      <TotalsBar />
    </Page>
  )
}
