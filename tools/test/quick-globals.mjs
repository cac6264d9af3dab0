// The environment in which Jest runs test files: its own for Node, with a global object that is none but itself. Plain
// JavaScript, since Jest loads it before anything strips types.
import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

/**
 * Jest lays a proxy behind the global object, so that each `Math` or `Map` in the code under test leaves the compiled
 * code and asks that proxy: a loop that uses one takes up to a thousand times as long as in Node itself.
 */
export default class QuickGlobals extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm
    // Jest makes its context with this, and has no setting for it.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
    try {
      super(config, context)
    } finally {
      vm.createContext = createContext
    }
  }
}
