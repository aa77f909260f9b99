import { createStore } from '../../platform/create-store.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage/stored.ts'

/** `blocked`: wanted, and the browser lets nothing sound before the page was touched. */
export type OrderSound = 'off' | 'blocked' | 'on'

const GESTURES = ['pointerdown', 'keydown'] as const
/** Two tones, each so long. */
const TONES_HZ = [659, 988]
const TONE_SECONDS = 0.22
const LOUDNESS = 0.25
/** For so long no other tab sounds for the same order. */
const SILENCE_MS = 1_500

export const orderSound = createStore<OrderSound>('off')
let audio: AudioContext | undefined

/** As this device was told before; with a gesture the browser lets it sound. */
export function startOrderSound(): void {
  if (readStored('orderSound') === 'on') listen()
}

export function setOrderSound(isWanted: boolean): void {
  if (isWanted) {
    writeStored('orderSound', 'on')
    listen()
    play()
  } else {
    removeStored('orderSound')
    void audio?.close()
    audio = undefined
    orderSound.set('off')
  }
}

/** A new order came: one of this browser's tabs sounds. */
export function soundNewOrder(): void {
  if (orderSound.get() !== 'on') return
  if ('locks' in navigator) void soundInOneTab()
  else play()
}

function soundInOneTab(): Promise<void> {
  return navigator.locks.request('order sound', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    play()
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS))
  })
}

function listen(): void {
  if (audio) return
  const context = new AudioContext()
  audio = context
  const update = () => {
    if (audio === context) orderSound.set(context.state === 'running' ? 'on' : 'blocked')
  }
  context.addEventListener('statechange', update)
  update()
  const resume = () => void context.resume().catch(() => {})
  for (const gesture of GESTURES) addEventListener(gesture, resume, { once: true })
}

function play(): void {
  const context = audio
  if (!context) return
  TONES_HZ.forEach((frequency, index) => {
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    const start = context.currentTime + index * TONE_SECONDS
    volume.gain.setValueAtTime(LOUDNESS, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + TONE_SECONDS)
  })
}
