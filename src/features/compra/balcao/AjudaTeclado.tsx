import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Popover } from '../../../ui/Popover/Popover';
import { teclas, textosBalcao } from './textosBalcao';

/** The keys by which a whole sale is made without a mouse. */
export const AjudaTeclado = () => (
  <Popover label={textosBalcao.ajuda}>
    <DescriptionList items={teclas} />
  </Popover>
);
