import { visit } from 'jsonc-parser'
import { refuseField } from '../endpoint/refuse-field.ts'

// Deeper than anything the contract describes, far below what a parser minds (A007).
const MAX_DEPTH = 32

const PROTOTYPE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses JSON that two readers could read differently: a name given twice in an object, a name of prototypes, or more
 * than 32 levels. Names the field, `body` when it is none of its own. What is no JSON at all is the parser's to refuse.
 */
export function refuseAmbiguous(json: string): void {
  const objects: Set<string>[] = []
  let depth = 0
  const goDeeper = (pathOf: () => readonly (string | number)[]) => {
    // guard: body: its depth [bodies]
    if (++depth > MAX_DEPTH) throw refuseField(`${pathOf()[0] ?? 'body'}`, 'invalid')
  }
  visit(json, {
    onObjectBegin(_offset, _length, _line, _character, pathOf) {
      goDeeper(pathOf)
      objects.push(new Set())
    },
    onObjectEnd() {
      depth--
      objects.pop()
    },
    onArrayBegin(_offset, _length, _line, _character, pathOf) {
      goDeeper(pathOf)
    },
    onArrayEnd() {
      depth--
    },
    onObjectProperty(name, _offset, _length, _line, _character, pathOf) {
      // guard: body: names of prototypes [bodies]
      if (PROTOTYPE_NAMES.has(name)) throw refuseField(`${pathOf()[0] ?? 'body'}`, 'invalid')
      const names = objects.at(-1)
      // guard: body: a name given twice [bodies]
      if (names?.has(name)) throw refuseField([...pathOf(), name].join('.'), 'invalid')
      names?.add(name)
    },
  })
}
