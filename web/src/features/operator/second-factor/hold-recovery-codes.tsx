import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { ConfirmLeaving } from '../../../components/confirm-leaving.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'

/** While rendered, whoever leaves recovery codes that are not saved is asked first: they cannot be shown again. */
export function HoldRecoveryCodes() {
  const texts = useTextsOf(operatorTexts)
  return (
    <ConfirmLeaving
      title={texts.leaveCodesTitle}
      leave={texts.leaveCodes}
      stay={texts.stayWithCodes}
    >
      {texts.leaveCodesMessage}
    </ConfirmLeaving>
  )
}
