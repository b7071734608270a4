import { Type, type Static } from 'typebox';
import { Cnpj, closed, Email } from '../base/campos';

/** The company in whose name the documents of an order are issued; `email` is that of its accounts department. */
export const Tomador = closed({
  cnpj: Cnpj,
  razaoSocial: Type.String({ format: 'razaoSocial', maxLength: 150 }),
  email: Type.Optional(Email),
});
export type Tomador = Static<typeof Tomador>;

/** PUT body; without a company nobody but the buyer is named. */
export const MudancaTomador = closed({ tomador: Type.Optional(Tomador) });
export type MudancaTomador = Static<typeof MudancaTomador>;

/** The same company as a document names it. */
export const TomadorNoDocumento = Type.Object({ cnpj: Type.String(), razaoSocial: Type.String() });
export type TomadorNoDocumento = Static<typeof TomadorNoDocumento>;

/** The same company in an order; the e-mail is told to the owner alone. */
export const TomadorDoPedido = Type.Object({
  ...TomadorNoDocumento.properties,
  email: Type.Optional(Type.String()),
});
export type TomadorDoPedido = Static<typeof TomadorDoPedido>;
