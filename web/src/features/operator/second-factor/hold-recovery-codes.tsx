import { ConfirmLeaving } from '../../../components/confirm-leaving.tsx'
import { useOperatorTexts } from '../use-operator-texts.ts'

/** While rendered, whoever leaves recovery codes that are not saved is asked first: they cannot be shown again. */
export function HoldRecoveryCodes() {
  const operator = useOperatorTexts()
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
