// JavaScript, because the bundler's configuration reads it without a build.

/** A page has a single copy of these packages; a final slash means all paths below. */
const SHARED_PACKAGES = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'];

/** A page has a single copy of the modules with React contexts. */
const SHARED_MODULES = ['@nivara/shared/app-context/app-context', '@nivara/shared/app-context/router'];

/** A remote uses the shell's copy if it was made from the same sources, or else its own. */
const PAGE_PARTS = '@nivara/shared/ui/page-parts';

module.exports = { SHARED_PACKAGES, SHARED_MODULES, PAGE_PARTS };
