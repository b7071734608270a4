import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AccessibleIcon } from './AccessibleIcon';
import { ArrowLeftIcon } from './ArrowLeftIcon';
import { ArrowRightIcon } from './ArrowRightIcon';
import { BusIcon } from './BusIcon';
import { CalendarIcon } from './CalendarIcon';
import { CardIcon } from './CardIcon';
import { CheckIcon } from './CheckIcon';
import { CheckCircleIcon } from './CheckCircleIcon';
import { ChevronDownIcon } from './ChevronDownIcon';
import { ChevronLeftIcon } from './ChevronLeftIcon';
import { ChevronRightIcon } from './ChevronRightIcon';
import { ChevronUpIcon } from './ChevronUpIcon';
import { ClockIcon } from './ClockIcon';
import { CloseIcon } from './CloseIcon';
import { CopyIcon } from './CopyIcon';
import { DownloadIcon } from './DownloadIcon';
import { ErrorIcon } from './ErrorIcon';
import { ExternalIcon } from './ExternalIcon';
import { EyeIcon } from './EyeIcon';
import { EyeOffIcon } from './EyeOffIcon';
import { FilterIcon } from './FilterIcon';
import { InfoIcon } from './InfoIcon';
import { LogoutIcon } from './LogoutIcon';
import { MenuIcon } from './MenuIcon';
import { MinusIcon } from './MinusIcon';
import { PinIcon } from './PinIcon';
import { PixIcon } from './PixIcon';
import { PlusIcon } from './PlusIcon';
import { QrIcon } from './QrIcon';
import { SearchIcon } from './SearchIcon';
import { SeatIcon } from './SeatIcon';
import { ShieldIcon } from './ShieldIcon';
import { StairsIcon } from './StairsIcon';
import { SwapIcon } from './SwapIcon';
import { TicketIcon } from './TicketIcon';
import { UserIcon } from './UserIcon';
import { WarningIcon } from './WarningIcon';
import { WcIcon } from './WcIcon';
import './icons.stories.css';

const all = {
  AccessibleIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BusIcon,
  CalendarIcon,
  CardIcon,
  CheckIcon,
  CheckCircleIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  DownloadIcon,
  ErrorIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  InfoIcon,
  LogoutIcon,
  MenuIcon,
  MinusIcon,
  PinIcon,
  PixIcon,
  PlusIcon,
  QrIcon,
  SearchIcon,
  SeatIcon,
  ShieldIcon,
  StairsIcon,
  SwapIcon,
  TicketIcon,
  UserIcon,
  WarningIcon,
  WcIcon,
};

/** Every icon with the name it is imported by. */
function Gallery() {
  return (
    <ul className="it-icon-gallery">
      {Object.entries(all).map(([name, Drawing]) => (
        <li key={name}>
          <Drawing size={28} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta: Meta<typeof Gallery> = { title: 'Fundamentos/Ícones', component: Gallery };
export default meta;

export const Todos: StoryObj<typeof Gallery> = {};
