import { IconFrame, type IconProps } from './icon-frame';

export const MenuIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 7h16M4 12h16M4 17h11" />
  </IconFrame>
);

export const CloseIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </IconFrame>
);

export const SearchIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </IconFrame>
);

export const ChevronDownIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </IconFrame>
);

export const ChevronUpIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m6 14.5 6-6 6 6" />
  </IconFrame>
);

export const ChevronRightIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </IconFrame>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </IconFrame>
);

export const ArrowRightIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />
  </IconFrame>
);

export const ArrowLeftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 12H5M10.5 6.5 5 12l5.5 5.5" />
  </IconFrame>
);

export const CheckIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </IconFrame>
);

export const AlertIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4 2.8 19.5h18.4z" />
    <path d="M12 10v4.5M12 17.2v.1" />
  </IconFrame>
);

export const InfoIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </IconFrame>
);

export const EyeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </IconFrame>
);

export const EyeOffIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.2 7.5A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4 3.5l16.5 17" />
  </IconFrame>
);

export const PersonIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20.5c.6-4.2 3.8-6 8-6s7.4 1.8 8 6" />
  </IconFrame>
);

export const LogOutIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />
  </IconFrame>
);

export const CalendarIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="5.5" width="17" height="15" rx="2.5" />
    <path d="M3.5 10.5h17M8 3v4.5M16 3v4.5M8 14.5h.1M12 14.5h.1M16 14.5h.1" />
  </IconFrame>
);

export const ClockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.3l3.5 2" />
  </IconFrame>
);

export const PhoneIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5 4h3.5l2 5-2.5 1.7a12 12 0 0 0 5.3 5.3l1.7-2.5 5 2V19a1.8 1.8 0 0 1-2 1.8C10.5 20.2 3.8 13.5 3.2 6A1.8 1.8 0 0 1 5 4Z" />
  </IconFrame>
);

export const MailIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m3.8 7 8.2 6 8.2-6" />
  </IconFrame>
);

export const PinIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 21.5s7-6.1 7-11.5a7 7 0 1 0-14 0c0 5.4 7 11.5 7 11.5Z" />
    <circle cx="12" cy="10" r="2.6" />
  </IconFrame>
);

export const HeartIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20s-8.5-4.8-8.5-11A4.7 4.7 0 0 1 12 6.3 4.7 4.7 0 0 1 20.5 9c0 6.2-8.5 11-8.5 11Z" />
  </IconFrame>
);

export const LeafIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5 19C3.5 10 9 4.5 20 4.5 20.5 15 15 20.5 7.5 18M3.5 21c2-5 5.5-8.5 10.5-10.5" />
  </IconFrame>
);

export const RefreshIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 11.5A8 8 0 0 0 5.7 7L4 9M4 4.5V9h4.5M4 12.5A8 8 0 0 0 18.3 17l1.7-2M20 19.5V15h-4.5" />
  </IconFrame>
);

export const ExternalIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 5H6a1.5 1.5 0 0 0-1.5 1.5v11.5A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4M14 4.5h5.5V10M19 5l-8 8" />
  </IconFrame>
);

export const DownloadIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4v11M7.5 10.8 12 15.3l4.5-4.5M4.5 19.5h15" />
  </IconFrame>
);

export const PrintIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7 9V4h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6H7z" />
  </IconFrame>
);

export const ColumnsIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <path d="M9.2 5v14M14.8 5v14" />
  </IconFrame>
);

export const MoreIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />
  </IconFrame>
);

export const PlusIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 5v14M5 12h14" />
  </IconFrame>
);

export const FileIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6.5 3.5h7l4.5 4.5v11.5a1 1 0 0 1-1 1h-10.5a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Z" />
    <path d="M13.5 3.5V8H18M9 12.5h6M9 16h4" />
  </IconFrame>
);

export const PencilIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m4 20 .9-4L16.2 4.7a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L8 19.1zM14.5 6.5l3 3" />
  </IconFrame>
);

export const TrashIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 6.5h15M9 6.5v-2a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6.5 6.5l.8 13a1 1 0 0 0 1 .9h7.4a1 1 0 0 0 1-.9l.8-13M10.3 10.5v6M13.7 10.5v6" />
  </IconFrame>
);

export const SortIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m8 9.5 4-4.5 4 4.5M8 14.5l4 4.5 4-4.5" />
  </IconFrame>
);

export const FacebookIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M13.5 21v-8H16l.5-3.5h-3V7.8c0-1.1.5-1.8 1.9-1.8h1.3V3.1C16.1 3 15.5 3 14.7 3 12.2 3 10 4.4 10 7.3v2.2H7V13h3v8z" />
  </IconFrame>
);

export const InstagramIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.1" />
  </IconFrame>
);

export const TwitterIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 4h4l12 16h-4zM19 4l-6.2 6.8M11 13.3 5 20" />
  </IconFrame>
);

export const LinkedinIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
    <path d="M8 11v5.5M8 7.7v.1M12 16.5V11M12 13.5c0-1.5 1-2.5 2.2-2.5s2.3.8 2.3 2.5v3" />
  </IconFrame>
);

export const YoutubeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
    <path d="m10.5 9.5 4.5 2.5-4.5 2.5z" />
  </IconFrame>
);
