import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const leaf: MantineColorsTuple = [
  '#edf6f1',
  '#d6eadf',
  '#abd3bd',
  '#7fbb9b',
  '#579f7b',
  '#378560',
  '#2a7d55',
  '#1f6b47',
  '#175237',
  '#0f3d2b',
]

const tomato: MantineColorsTuple = [
  '#fbeae5',
  '#f6d2c8',
  '#eeab9b',
  '#e5836d',
  '#dc6247',
  '#d14f34',
  '#bd3d28',
  '#b93a26',
  '#9c2e1d',
  '#7c2115',
]

export const theme = createTheme({
  colors: { leaf, tomato },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--title)', fontWeight: '560' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Its header is no banner of the page, though it is a <header>.
    Modal: {
      defaultProps: { attributes: { header: { role: 'none' } } },
      styles: {
        header: { backgroundColor: 'var(--surface)' },
        title: { fontSize: '1.25rem', lineHeight: 1.25 },
      },
    },
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
    Button: { defaultProps: { size: 'md' } },
    // A hint under its field: fields beside each other stay in line.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Paper: { defaultProps: { bg: 'var(--surface)' } },
    TextInput: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    // Its arrow is no picture.
    NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
    Textarea: { defaultProps: { size: 'md' } },
  },
})

const byRole = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--leaf)',
  '--mantine-color-error': 'var(--tomato)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-hover': 'var(--leaf-wash)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--line)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-leaf-light': 'var(--leaf-wash)',
  '--mantine-color-leaf-light-color': 'var(--leaf)',
  '--mantine-color-tomato-light': 'var(--tomato-wash)',
  '--mantine-color-tomato-light-color': 'var(--tomato)',
  '--mantine-color-leaf-outline': 'var(--leaf)',
  '--mantine-color-leaf-filled-hover': 'var(--leaf-fill-hover)',
}

/** Mantine's own colours point at our tokens, in light and dark alike. */
export const tokensForMantine: CSSVariablesResolver = () => ({
  variables: {},
  light: byRole,
  dark: byRole,
})
