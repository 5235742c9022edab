/**
 * Shell and remotes share this module as one copy at runtime, so that they have the same router. Exports of the library
 * that are not named here are not downloaded.
 */
export {
  BrowserRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  Link,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  createRoutesFromElements,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Navigate } from './navigate';
export type { LinkProps, NavLinkProps, To } from 'react-router-dom';
