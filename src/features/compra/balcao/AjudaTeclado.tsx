import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Popover } from '../../../ui/Popover/Popover';
import { teclas, textosBalcao } from './textosBalcao';

/** Keyboard shortcuts for a complete sale. */
export const AjudaTeclado = () => (
  <Popover label={textosBalcao.ajuda}>
    <DescriptionList items={teclas} />
  </Popover>
);
