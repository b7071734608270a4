import { teclasDeVenda } from '../../../domain/agencia/teclasDeVenda';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Popover } from '../../../ui/Popover/Popover';
import { textosBalcao } from './textosBalcao';

const items = teclasDeVenda.map(({ keys, label }) => ({ label: keys, value: label }));

/** Keyboard shortcuts for a complete sale. */
export const AjudaTeclado = () => (
  <Popover label={textosBalcao.ajuda}>
    <DescriptionList items={items} />
  </Popover>
);
