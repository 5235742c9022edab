// JavaScript, because the bundler's configuration reads it without a build.

/** A page has a single copy of these packages; a final slash means all paths below. */
const SHARED_PACKAGES = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'];

/** A page has a single copy of the modules with React contexts; everything else is bundled where it is used. */
const SHARED_MODULES = ['@nivara/shared/app-context/app-context', '@nivara/shared/app-context/router'];

module.exports = { SHARED_PACKAGES, SHARED_MODULES };
