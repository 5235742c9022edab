// eslint-disable-next-line no-restricted-imports -- Only for tests: visitors load all of the shared router.
export { MemoryRouter } from 'react-router-dom';
