import type { ReactNode } from 'react';
import { AccessibleIcon } from '../icons/AccessibleIcon';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon';
import { ArrowRightIcon } from '../icons/ArrowRightIcon';
import { BusIcon } from '../icons/BusIcon';
import { CalendarIcon } from '../icons/CalendarIcon';
import { CardIcon } from '../icons/CardIcon';
import { ChatIcon } from '../icons/ChatIcon';
import { CheckCircleIcon } from '../icons/CheckCircleIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { ChevronUpIcon } from '../icons/ChevronUpIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { CopyIcon } from '../icons/CopyIcon';
import { DownloadIcon } from '../icons/DownloadIcon';
import { ErrorIcon } from '../icons/ErrorIcon';
import { ExternalIcon } from '../icons/ExternalIcon';
import { EyeIcon } from '../icons/EyeIcon';
import { EyeOffIcon } from '../icons/EyeOffIcon';
import { FilterIcon } from '../icons/FilterIcon';
import type { IconProps } from '../icons/Icon';
import { InfoIcon } from '../icons/InfoIcon';
import { LogoutIcon } from '../icons/LogoutIcon';
import { MenuIcon } from '../icons/MenuIcon';
import { MinusIcon } from '../icons/MinusIcon';
import { PinIcon } from '../icons/PinIcon';
import { PixIcon } from '../icons/PixIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { QrIcon } from '../icons/QrIcon';
import { SearchIcon } from '../icons/SearchIcon';
import { SeatIcon } from '../icons/SeatIcon';
import { ShieldIcon } from '../icons/ShieldIcon';
import { StairsIcon } from '../icons/StairsIcon';
import { SwapIcon } from '../icons/SwapIcon';
import { StarIcon } from '../icons/StarIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { UserIcon } from '../icons/UserIcon';
import { WalletIcon } from '../icons/WalletIcon';
import { WarningIcon } from '../icons/WarningIcon';
import { WaterIcon } from '../icons/WaterIcon';
import { WcIcon } from '../icons/WcIcon';

/** An icon of the library with its search words. */
export interface IconEntry {
  name: string;
  words: string;
  Drawing: (props: IconProps) => ReactNode;
}

/** Every icon by its import name. */
export const icons: readonly IconEntry[] = [
  { name: 'AccessibleIcon', words: 'acessível, cadeira de rodas', Drawing: AccessibleIcon },
  { name: 'ArrowLeftIcon', words: 'seta, esquerda, voltar, volta', Drawing: ArrowLeftIcon },
  { name: 'ArrowRightIcon', words: 'seta, direita, ida', Drawing: ArrowRightIcon },
  { name: 'BusIcon', words: 'ônibus, viagem', Drawing: BusIcon },
  { name: 'CalendarIcon', words: 'calendário, data, dia', Drawing: CalendarIcon },
  { name: 'CardIcon', words: 'cartão, pagamento', Drawing: CardIcon },
  { name: 'ChatIcon', words: 'conversa, assistente', Drawing: ChatIcon },
  { name: 'CheckCircleIcon', words: 'sucesso, certo', Drawing: CheckCircleIcon },
  { name: 'CheckIcon', words: 'feito, marcado', Drawing: CheckIcon },
  { name: 'ChevronDownIcon', words: 'abrir, para baixo', Drawing: ChevronDownIcon },
  { name: 'ChevronLeftIcon', words: 'anterior', Drawing: ChevronLeftIcon },
  { name: 'ChevronRightIcon', words: 'próximo', Drawing: ChevronRightIcon },
  { name: 'ChevronUpIcon', words: 'fechar, para cima', Drawing: ChevronUpIcon },
  { name: 'ClockIcon', words: 'relógio, horário, duração, tempo', Drawing: ClockIcon },
  { name: 'CloseIcon', words: 'fechar, apagar', Drawing: CloseIcon },
  { name: 'CopyIcon', words: 'copiar', Drawing: CopyIcon },
  { name: 'DownloadIcon', words: 'baixar', Drawing: DownloadIcon },
  { name: 'ErrorIcon', words: 'erro, perigo, falha', Drawing: ErrorIcon },
  { name: 'ExternalIcon', words: 'abre em outra aba, externo', Drawing: ExternalIcon },
  { name: 'EyeIcon', words: 'mostrar, senha', Drawing: EyeIcon },
  { name: 'EyeOffIcon', words: 'ocultar, senha', Drawing: EyeOffIcon },
  { name: 'FilterIcon', words: 'filtrar', Drawing: FilterIcon },
  { name: 'InfoIcon', words: 'informação', Drawing: InfoIcon },
  { name: 'LogoutIcon', words: 'sair', Drawing: LogoutIcon },
  { name: 'MenuIcon', words: 'menu, mais', Drawing: MenuIcon },
  { name: 'MinusIcon', words: 'menos', Drawing: MinusIcon },
  { name: 'PinIcon', words: 'lugar, origem, destino, terminal', Drawing: PinIcon },
  { name: 'PixIcon', words: 'pix, pagamento', Drawing: PixIcon },
  { name: 'PlusIcon', words: 'mais, adicionar', Drawing: PlusIcon },
  { name: 'QrIcon', words: 'código qr, bilhete', Drawing: QrIcon },
  { name: 'SearchIcon', words: 'buscar, procurar', Drawing: SearchIcon },
  { name: 'SeatIcon', words: 'poltrona, assento', Drawing: SeatIcon },
  { name: 'ShieldIcon', words: 'segurança, proteção', Drawing: ShieldIcon },
  { name: 'StairsIcon', words: 'escada, andar', Drawing: StairsIcon },
  { name: 'SwapIcon', words: 'inverter, trocar', Drawing: SwapIcon },
  { name: 'StarIcon', words: 'nota, avaliação', Drawing: StarIcon },
  { name: 'TicketIcon', words: 'bilhete, passagem', Drawing: TicketIcon },
  { name: 'UserIcon', words: 'pessoa, conta, passageiro', Drawing: UserIcon },
  { name: 'WalletIcon', words: 'carteira do celular', Drawing: WalletIcon },
  { name: 'WarningIcon', words: 'atenção, aviso', Drawing: WarningIcon },
  { name: 'WaterIcon', words: 'água', Drawing: WaterIcon },
  { name: 'WcIcon', words: 'banheiro, sanitário', Drawing: WcIcon },
];
