import type { Exportacao } from '../../src/domain/wire/conta/exportacao';
import type { Reader, Tx } from '../platform/database/database';

/** A person, as other rooms identify their data. */
export interface Pessoa {
  /** Subject of the identity provider. */
  sub: string;
  /** Lower case; null without an account, or after its end. */
  email: string | null;
}

/** The parts of a person's copy of data that other rooms keep. */
type ParteExportada =
  | 'pedidos'
  | 'bilhetes'
  | 'rascunhos'
  | 'cartoes'
  | 'cartoesSalvos'
  | 'manifestacoes'
  | 'encomendas'
  | 'avisos'
  | 'esperas'
  | 'alertas'
  | 'avaliacoes'
  | 'cupons';

/** Personal data of other rooms: handed in, since those rooms are on higher floors. */
export interface DadosPessoais {
  partes: { [P in ParteExportada]: (reader: Reader, pessoa: Pessoa) => Promise<Exportacao[P]> };
  /** True while a purchase of this person is under way. */
  hasOpenPedido: (reader: Reader, sub: string) => Promise<boolean>;
  /** Deletes the person's data in every other room; `newDono` becomes the owner of rows that fiscal law keeps. */
  forget: (tx: Tx, pessoa: Pessoa, newDono: string) => Promise<void>;
}
