/** The market's colours by role, as on its screens. */
export const COLOURS = {
  paper: '#FBF8F2',
  surface: '#FFFFFF',
  line: '#E6DFD1',
  ink: '#1D1B16',
  soft: '#5E594D',
  leaf: '#1F6B47',
  deep: '#0F3D2B',
  tomato: '#B93A26',
  sky: '#2C6E9B',
}

// Only typefaces that machines have: a mail fetches nothing.
export const SERIF = "Georgia, 'Times New Roman', serif"
export const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
