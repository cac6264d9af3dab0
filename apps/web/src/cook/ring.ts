/** A short sound that needs no file, and a shake where the device can. */
export function ring(): void {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200])
  const context = new AudioContext()
  for (const [index, frequency] of [880, 660, 880].entries()) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = frequency
    loudness.gain.value = 0.2
    tone.connect(loudness).connect(context.destination)
    tone.start(context.currentTime + index * 0.25)
    tone.stop(context.currentTime + index * 0.25 + 0.2)
    if (index === 2) tone.addEventListener('ended', () => void context.close())
  }
}
