import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { IconClipboardPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import type { ChooseGuideProps } from './choose-guide.tsx'

const ChooseGuide = lazyComponent(async () => (await import('./choose-guide.tsx')).ChooseGuide)

/** Puts a product into one of the restaurant's guides, or into a new one; for who may edit them. */
export function AddToGuide(added: Omit<ChooseGuideProps, 'onClose'>) {
  const texts = useTextsOf(productPageTexts)
  const [isOpen, setOpen] = useState(false)
  const mayEdit = useMay('manage_orders')
  if (!mayEdit) return null
  return (
    <>
      <Button
        variant="default"
        icon={<IconClipboardPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {texts.addToGuide}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={texts.chooseGuide}>
        <ChooseGuide {...added} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
