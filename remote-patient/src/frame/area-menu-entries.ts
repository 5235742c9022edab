import { BellIcon } from '@nivara/shared/area/notifications/bell-icon';
import type { ComponentType } from 'react';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { CalendarIcon, HeartIcon, MailIcon, PersonIcon } from '@nivara/shared/ui/layout/icon';
import type { IconProps } from '@nivara/shared/ui/layout/icon-frame';
import { paths } from '../paths';
import {
  BillIcon,
  BookingIcon,
  ConsentIcon,
  DashboardIcon,
  DietIcon,
  FamilyIcon,
  OfferIcon,
  PackageIcon,
  PrescriptionIcon,
  TreatmentIcon,
  UploadIcon,
  YogaIcon,
} from './area-icons';
import { TestIcon } from '@nivara/shared/area/test/test-icon';

export interface AreaMenuEntry {
  label: string;
  to: string;
  icon: ComponentType<IconProps>;
  /** The pages on which the entry is marked, its own page first; empty where another entry has the same target. */
  at: string[];
  /** True for an entry that a line separates from the entries before it. */
  apart?: boolean;
  /** True for the entry that shows the number of unread notifications. */
  counted?: boolean;
}

/** The entries of the area's menu, in the specification's order. */
export function areaMenuEntries({ UserName: name }: SessionUser): AreaMenuEntry[] {
  const entry = (label: string, path: (name: string) => string, icon: AreaMenuEntry['icon']) => ({
    label,
    to: path(name),
    icon,
    at: [path(name)],
  });
  return [
    { ...entry('Family Members', paths.profile, FamilyIcon), to: paths.family(name) },
    entry('Dashboard', paths.dashboard, DashboardIcon),
    { ...entry('Notifications', paths.notifications, BellIcon), counted: true },
    entry('Bookings', paths.bookings, BookingIcon),
    entry('Appointments', paths.appointments, CalendarIcon),
    entry('Prescription', paths.prescription, PrescriptionIcon),
    entry('Tests', paths.tests, TestIcon),
    entry('Yoga', paths.yoga, YogaIcon),
    entry('Diets', paths.diets, DietIcon),
    entry('Bill / Receipts', paths.bills, BillIcon),
    entry('Uploads', paths.uploads, UploadIcon),
    entry('Consents', paths.consents, ConsentIcon),
    entry('Offers', paths.offers, OfferIcon),
    { ...entry('Packages', paths.offers, PackageIcon), at: [] },
    { ...entry('Treatments', paths.offers, TreatmentIcon), at: [] },
    { ...entry('Health', paths.health, HeartIcon), apart: true },
    entry('Messages', paths.messages, MailIcon),
    entry('Account', paths.account, PersonIcon),
  ];
}

/** The value of `aria-current`: "page" on the entry's own page, "true" on pages below it. */
export function currentMark({ at }: AreaMenuEntry, pathname: string, user: SessionUser) {
  const { UserName: name } = user;
  const currentPath = pathname.replace(/\/$/, '');
  // The area's own address shows the dashboard too.
  const shownPath =
    currentPath === paths.user || currentPath === paths.area(name) ? paths.dashboard(name) : currentPath;
  if (!at.some((path) => shownPath === path || shownPath.startsWith(`${path}/`))) return undefined;
  return shownPath === at[0] ? ('page' as const) : ('true' as const);
}
