/**
 * The part of react-router that the product uses, shared at runtime as one copy. Everything imports the router from
 * here: what is not named here is not downloaded.
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
