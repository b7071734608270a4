import type { AdministracaoEvents } from './administracao';
import type { AgenciaEvents } from './agencia';
import type { AplicativoEvents } from './aplicativo';
import type { AvisosEvents } from './avisos';
import type { BilhetesEvents } from './bilhetes';
import type { ChatbotEvents } from './chatbot';
import type { CompraEvents } from './compra';
import type { ContaEvents } from './conta';
import type { EmpresaEvents } from './empresa';
import type { EncomendasEvents } from './encomendas';
import type { LugaresEvents } from './lugares';
import type { PagamentoEvents } from './pagamento';
import type { PosVendaEvents } from './posVenda';
import type { SessaoEvents } from './sessao';
import type { ViagensEvents } from './viagens';

/**
 * Every event of the product and its payload, a file a subject. Ten of them have the specification's own names (§3),
 * imperative or not; all others are facts, in the past participle. Screens emit, workflows answer.
 */
export type Events = AdministracaoEvents &
  AgenciaEvents &
  AplicativoEvents &
  AvisosEvents &
  BilhetesEvents &
  ChatbotEvents &
  CompraEvents &
  ContaEvents &
  EmpresaEvents &
  EncomendasEvents &
  LugaresEvents &
  PagamentoEvents &
  PosVendaEvents &
  SessaoEvents &
  ViagensEvents;

export type EventName = keyof Events;
export type BusEvent<K extends EventName = EventName> = { [T in K]: { type: T; payload: Events[T] } }[K];
