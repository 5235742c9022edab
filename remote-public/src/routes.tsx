import { lazyScreen, withScreens } from '@nivara/shared/app-context/lazy-screen';
import { Navigate, Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from './components/not-found';
import { legalPaths, paths } from './paths';

const SCREENS = {
  [paths.home]: lazyScreen('HomeScreen', () => import('./screens/home/home-screen')),
  [paths.about]: lazyScreen('AboutScreen', () => import('./screens/about/about-screen')),
  [paths.services]: lazyScreen('ServicesScreen', () => import('./screens/services/services-screen')),
  [paths.service]: lazyScreen('ServiceScreen', () => import('./screens/services/service-screen')),
  [paths.bookNow]: lazyScreen('BookNowScreen', () => import('./screens/book-now/book-now-screen')),
  [paths.yourAppointment]: lazyScreen(
    'YourAppointmentScreen',
    () => import('./screens/your-appointment/your-appointment-screen'),
  ),
  [paths.teams]: lazyScreen('TeamsScreen', () => import('./screens/teams/teams-screen')),
  [paths.teamMember]: lazyScreen('TeamMemberScreen', () => import('./screens/teams/team-member-screen')),
  [paths.contact]: lazyScreen('ContactScreen', () => import('./screens/contact/contact-screen')),
  [paths.careers]: lazyScreen('CareersScreen', () => import('./screens/careers/careers-screen')),
  [paths.faqs]: lazyScreen('FaqsScreen', () => import('./screens/faqs/faqs-screen')),
  [paths.offers]: lazyScreen('OffersScreen', () => import('./screens/offers/offers-screen')),
  [paths.ads]: lazyScreen('AdsScreen', () => import('./screens/ads/ads-screen')),
  [paths.publications]: lazyScreen(
    'PublicationsScreen',
    () => import('./screens/publications/publications-screen'),
  ),
  [paths.publication]: lazyScreen(
    'PublicationScreen',
    () => import('./screens/publications/publication-screen'),
  ),
  [paths.sitemap]: lazyScreen('SitemapScreen', () => import('./screens/sitemap/sitemap-screen')),
};
const LegalScreen = lazyScreen('LegalScreen', () => import('./screens/legal/legal-screen'));

function PublicRoutes() {
  return (
    <Routes>
      {Object.entries(SCREENS).map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      {legalPaths.map((path) => (
        <Route key={path} path={path} element={<LegalScreen url={path} />} />
      ))}
      <Route path={paths.aboutUs} element={<Navigate to={paths.about} replace />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export default withScreens(PublicRoutes, {
  ...SCREENS,
  ...Object.fromEntries(legalPaths.map((path) => [path, LegalScreen])),
});
