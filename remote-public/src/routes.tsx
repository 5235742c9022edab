import { lazy } from 'react';
import { Navigate, Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from './components/not-found';
import { legalPaths, paths } from './paths';

const HomeScreen = lazy(() =>
  import('./screens/home/home-screen').then((module) => ({ default: module.HomeScreen })),
);
const AboutScreen = lazy(() =>
  import('./screens/about/about-screen').then((module) => ({ default: module.AboutScreen })),
);
const ServicesScreen = lazy(() =>
  import('./screens/services/services-screen').then((module) => ({ default: module.ServicesScreen })),
);
const ServiceScreen = lazy(() =>
  import('./screens/services/service-screen').then((module) => ({ default: module.ServiceScreen })),
);
const BookNowScreen = lazy(() =>
  import('./screens/book-now/book-now-screen').then((module) => ({ default: module.BookNowScreen })),
);
const YourAppointmentScreen = lazy(() =>
  import('./screens/your-appointment/your-appointment-screen').then((module) => ({
    default: module.YourAppointmentScreen,
  })),
);
const TeamsScreen = lazy(() =>
  import('./screens/teams/teams-screen').then((module) => ({ default: module.TeamsScreen })),
);
const TeamMemberScreen = lazy(() =>
  import('./screens/teams/team-member-screen').then((module) => ({ default: module.TeamMemberScreen })),
);
const ContactScreen = lazy(() =>
  import('./screens/contact/contact-screen').then((module) => ({ default: module.ContactScreen })),
);
const CareersScreen = lazy(() =>
  import('./screens/careers/careers-screen').then((module) => ({ default: module.CareersScreen })),
);
const FaqsScreen = lazy(() =>
  import('./screens/faqs/faqs-screen').then((module) => ({ default: module.FaqsScreen })),
);
const OffersScreen = lazy(() =>
  import('./screens/offers/offers-screen').then((module) => ({ default: module.OffersScreen })),
);
const AdsScreen = lazy(() =>
  import('./screens/ads/ads-screen').then((module) => ({ default: module.AdsScreen })),
);
const PublicationsScreen = lazy(() =>
  import('./screens/publications/publications-screen').then((module) => ({
    default: module.PublicationsScreen,
  })),
);
const PublicationScreen = lazy(() =>
  import('./screens/publications/publication-screen').then((module) => ({
    default: module.PublicationScreen,
  })),
);
const LegalScreen = lazy(() =>
  import('./screens/legal/legal-screen').then((module) => ({ default: module.LegalScreen })),
);
const SitemapScreen = lazy(() =>
  import('./screens/sitemap/sitemap-screen').then((module) => ({ default: module.SitemapScreen })),
);

export default function PublicRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomeScreen />} />
      <Route path={paths.about} element={<AboutScreen />} />
      <Route path={paths.services} element={<ServicesScreen />} />
      <Route path={paths.service} element={<ServiceScreen />} />
      <Route path={paths.bookNow} element={<BookNowScreen />} />
      <Route path={paths.yourAppointment} element={<YourAppointmentScreen />} />
      <Route path={paths.teams} element={<TeamsScreen />} />
      <Route path={paths.teamMember} element={<TeamMemberScreen />} />
      <Route path={paths.aboutUs} element={<Navigate to={paths.about} replace />} />
      <Route path={paths.contact} element={<ContactScreen />} />
      <Route path={paths.careers} element={<CareersScreen />} />
      <Route path={paths.faqs} element={<FaqsScreen />} />
      <Route path={paths.offers} element={<OffersScreen />} />
      <Route path={paths.ads} element={<AdsScreen />} />
      <Route path={paths.publications} element={<PublicationsScreen />} />
      <Route path={paths.publication} element={<PublicationScreen />} />
      {legalPaths.map((path) => (
        <Route key={path} path={path} element={<LegalScreen url={path} />} />
      ))}
      <Route path={paths.sitemap} element={<SitemapScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
