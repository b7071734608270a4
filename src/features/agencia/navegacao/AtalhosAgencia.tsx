import { teclasDeVenda } from '../../../domain/agencia/teclasDeVenda';
import { Shortcuts } from '../../../ui/Shortcuts/Shortcuts';

/** Keys of a sale, which has its own page. */
const teclas = [{ title: 'Na venda', keys: teclasDeVenda }];

/** The keys of an agency's pages. */
export const AtalhosAgencia = () => <Shortcuts groups={teclas} />;
