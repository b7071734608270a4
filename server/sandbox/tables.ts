import type { ColumnType, Generated } from 'kysely';
import type { Bandeira, TipoCartao } from '../../src/domain/pagamento/cartao';
import type { TransStatus } from '../pagamento/cartao/cartaoPort';
import type { CanalPush } from '../../src/domain/avisos/avisos';
import type { SituacaoCobranca } from '../pagamento/pix/pixPort';
import type { CreatedColumn, InstantColumn } from '../platform/database/columns';

declare module '../platform/database/tables' {
  interface Tables {
    /** The embedded acquirer's record of a link or of a terminal's charge. */
    sandbox_cartao_externa: {
      chave: string;
      canal: 'link' | 'terminal';
      slug: string;
      valor_centavos: number;
      referencia: string;
      retorno: string;
      tipo: 'credit' | 'debit' | null;
      parcelas: number;
      situacao: Generated<'open' | 'paid' | 'declined' | 'canceled'>;
      /** The terminal does not answer. */
      muda: Generated<boolean>;
      expira_em: InstantColumn;
      /** The card that waits for its bank. */
      escolha: ColumnType<
        { token: string; tipo: TipoCartao; parcelas: number } | null,
        string | null | undefined,
        string | null
      >;
      recusas: Generated<number>;
      pagamento_id: string | null;
      autenticacao_id: string | null;
      criado_em: ColumnType<Date, never, never>;
    };
    /** A card of the embedded acquirer: its behaviour, without its number. */
    sandbox_cartao_cofre: {
      id: string;
      cenario: string;
      bandeira: Bandeira;
      final4: string;
      /** `YYYY-MM`; null for cards from before it was kept. */
      validade: ColumnType<string | null, string | null, never>;
      /** The token of the form from which it was kept for good; null for a token itself. */
      origem: ColumnType<string | null, string | null | undefined, never>;
      criado_em: ColumnType<Date, never, never>;
    };
    /** A security code that was typed for a kept card: whether the bank takes it, without the code. */
    sandbox_cartao_codigo: { id: string; certo: boolean; criado_em: CreatedColumn };
    sandbox_cartao_autenticacao: {
      id: string;
      chave: string;
      cofre_id: string;
      valor_centavos: number;
      situacao: TransStatus;
      eci: string | null;
      cavv: string | null;
      ds_trans_id: string;
      nonce: string;
      referencia: string;
      retorno: string;
      /** The shop's origin, the only one that gets messages. */
      loja: string;
      erros: Generated<number>;
      cancelada: Generated<boolean>;
      criado_em: ColumnType<Date, never, never>;
    };
    sandbox_cartao_pagamento: {
      id: string;
      chave: string;
      tipo: string;
      parcelas: number;
      valor_centavos: number;
      situacao: 'authorized' | 'captured' | 'canceled' | 'denied' | 'chargeback';
      codigo: string;
      bandeira: Bandeira;
      final4: string;
      criado_em: ColumnType<Date, never, never>;
    };
    sandbox_cartao_cancelamento: {
      pagamento_id: string;
      referencia: string;
      valor_centavos: number;
      criado_em: ColumnType<Date, never, never>;
    };
    sandbox_whatsapp: { id: string; para: string; texto: string; canal: 'whatsapp' | 'sms'; criado_em: CreatedColumn };
    sandbox_praxio_humor: { id: number; modo: string; atraso_ms: number };
    sandbox_praxio_venda: {
      chave: string;
      num_passagem: number;
      id_viagem: string;
      poltrona: number;
      origem: number;
      destino: number;
      valor_centavos: number;
      devolvida_em: ColumnType<Date | null, null | undefined, Date>;
      criado_em: ColumnType<Date, never, never>;
    };
    /** A seat that the operator keeps for one of its sellers, until then. */
    sandbox_praxio_bloqueio: {
      chave: string;
      id_viagem: string;
      poltrona: number;
      origem: number;
      destino: number;
      ate: ColumnType<Date, unknown, unknown>;
      criado_em: ColumnType<Date, never, never>;
    };
    sandbox_push: {
      id: string;
      canal: CanalPush;
      aparelho: string;
      titulo: string;
      corpo: string;
      link: string;
      enviado_em: ColumnType<InstantColumn, never, never>;
    };
    sandbox_pix_cob: {
      txid: string;
      loc_id: number;
      location: string;
      revisao: Generated<number>;
      status: Generated<SituacaoCobranca>;
      chave: string;
      valor_centavos: number;
      expiracao: number;
      devedor: ColumnType<unknown, string | null, never>;
      solicitacao_pagador: string | null;
      pix_copia_e_cola: string;
      criacao: ColumnType<Date, never, never>;
    };
    sandbox_pix_pagamento: {
      e2eid: string;
      txid: string;
      chave: string;
      valor_centavos: number;
      horario: ColumnType<Date, never, never>;
    };
    sandbox_pix_devolucao: {
      e2eid: string;
      id: string;
      rtr_id: string;
      valor_centavos: number;
      horario: ColumnType<Date, never, never>;
    };
    sandbox_pix_webhook: { chave: string; url: string; criacao: ColumnType<Date, never, never> };
    /** A notice that the bank still owes its customer. */
    sandbox_pix_aviso: {
      id: string;
      e2eid: string;
      tentativas: Generated<number>;
      tentar_em: ColumnType<Date, never, unknown>;
      entregue_em: InstantColumn | null;
    };
    sandbox_email: {
      id: string;
      para: string;
      assunto: string;
      corpo: string;
      codigo: string | null;
      /** The address of one-click unsubscription. */
      cancelamento: ColumnType<string | null, string | null | undefined, never>;
      enviado_em: ColumnType<Date, never, never>;
    };
  }
}
