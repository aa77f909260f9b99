import { teamTexts } from '@halles/texts/pages/team.ts'
import { Button, Text } from '@mantine/core'
import { Failure } from '../../components/failure.tsx'
import { useChange } from '../../components/use-change.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { endSessionHere } from '../../platform/session/session.ts'

/** Somebody waits for the page: no longer for what is still to be sent. */
const TIMEOUT_MS = 5_000

type OtherSignedInProps = {
  email: string
  /** Sends what waits on this device, as long as that takes no longer. */
  sendFirst: (milliseconds: number) => Promise<unknown>
}

/** An invitation of somebody else than the one who is signed in here. */
export function OtherSignedIn({ email, sendFirst }: OtherSignedInProps) {
  const texts = useTextsOf(teamTexts)
  const leave = useChange({
    async call() {
      await sendFirst(TIMEOUT_MS)
      await endSessionHere()
    },
  })
  return (
    <>
      <Text>{texts.otherSignedIn(email)}</Text>
      {leave.failure ? <Failure>{leave.failure}</Failure> : null}
      <Button loading={leave.isPending} onClick={() => leave.start()}>
        {texts.signOut}
      </Button>
    </>
  )
}
