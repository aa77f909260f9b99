import { ConfirmLeaving } from '../../../components/confirm-leaving.tsx'
import { useTexts } from '../../../platform/language/language.ts'

/** While rendered, whoever leaves recovery codes that are not saved is asked first: they cannot be shown again. */
export function HoldRecoveryCodes() {
  const { operator } = useTexts()
  return (
    <ConfirmLeaving
      title={operator.leaveCodesTitle}
      leave={operator.leaveCodes}
      stay={operator.stayWithCodes}
    >
      {operator.leaveCodesMessage}
    </ConfirmLeaving>
  )
}
