/** The data of each event of a `text/event-stream`, however its bytes are cut; '' for a sign of life. */
export async function* eventsIn(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) yield /^data: (.*)$/m.exec(event)?.[1] ?? ''
  }
}
