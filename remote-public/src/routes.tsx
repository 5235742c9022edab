import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { pagesOf } from '@nivara/shared/app-context/pages-of';
import { Navigate, Route } from '@nivara/shared/app-context/router';
import { NotFound } from './components/not-found';
import { legalPaths, paths } from './paths';

const HomeScreen = lazyScreen('HomeScreen', () => import('./screens/home/home-screen'));
const AboutScreen = lazyScreen('AboutScreen', () => import('./screens/about/about-screen'));
const ServicesScreen = lazyScreen('ServicesScreen', () => import('./screens/services/services-screen'));
const ServiceScreen = lazyScreen('ServiceScreen', () => import('./screens/services/service-screen'));
const BookNowScreen = lazyScreen('BookNowScreen', () => import('./screens/book-now/book-now-screen'));
const YourAppointmentScreen = lazyScreen(
  'YourAppointmentScreen',
  () => import('./screens/your-appointment/your-appointment-screen'),
);
const TeamsScreen = lazyScreen('TeamsScreen', () => import('./screens/teams/teams-screen'));
const TeamMemberScreen = lazyScreen('TeamMemberScreen', () => import('./screens/teams/team-member-screen'));
const ContactScreen = lazyScreen('ContactScreen', () => import('./screens/contact/contact-screen'));
const CareersScreen = lazyScreen('CareersScreen', () => import('./screens/careers/careers-screen'));
const FaqsScreen = lazyScreen('FaqsScreen', () => import('./screens/faqs/faqs-screen'));
const OffersScreen = lazyScreen('OffersScreen', () => import('./screens/offers/offers-screen'));
const AdsScreen = lazyScreen('AdsScreen', () => import('./screens/ads/ads-screen'));
const PublicationsScreen = lazyScreen(
  'PublicationsScreen',
  () => import('./screens/publications/publications-screen'),
);
const PublicationScreen = lazyScreen(
  'PublicationScreen',
  () => import('./screens/publications/publication-screen'),
);
const SitemapScreen = lazyScreen('SitemapScreen', () => import('./screens/sitemap/sitemap-screen'));
const LegalScreen = lazyScreen('LegalScreen', () => import('./screens/legal/legal-screen'));

export default pagesOf(
  <>
    <Route path={paths.home} element={<HomeScreen />} />
    <Route path={paths.about} element={<AboutScreen />} />
    <Route path={paths.services} element={<ServicesScreen />} />
    <Route path={paths.service} element={<ServiceScreen />} />
    <Route path={paths.bookNow} element={<BookNowScreen />} />
    <Route path={paths.yourAppointment} element={<YourAppointmentScreen />} />
    <Route path={paths.teams} element={<TeamsScreen />} />
    <Route path={paths.teamMember} element={<TeamMemberScreen />} />
    <Route path={paths.contact} element={<ContactScreen />} />
    <Route path={paths.careers} element={<CareersScreen />} />
    <Route path={paths.faqs} element={<FaqsScreen />} />
    <Route path={paths.offers} element={<OffersScreen />} />
    <Route path={paths.ads} element={<AdsScreen />} />
    <Route path={paths.publications} element={<PublicationsScreen />} />
    <Route path={paths.publication} element={<PublicationScreen />} />
    <Route path={paths.sitemap} element={<SitemapScreen />} />
    {legalPaths.map((path) => (
      <Route key={path} path={path} element={<LegalScreen url={path} />} />
    ))}
    <Route path={paths.aboutUs} element={<Navigate to={paths.about} replace />} />
    <Route path="*" element={<NotFound />} />
  </>,
);
