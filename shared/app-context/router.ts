/**
 * Shared at runtime as one copy, so that shell and remotes have the same router. Exports that are not named here are
 * not downloaded.
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
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Navigate } from './navigate';
export type { LinkProps, NavLinkProps, To } from 'react-router-dom';
