import type { ColumnType } from 'kysely';
import type { AreaTrabalho } from '../../src/domain/conteudo/vagas';
import type { TipoCurriculo } from '../../src/domain/curriculo';
import type { TipoManifestacao } from '../../src/domain/manifestacao';
import type { DiaColumn } from './catalogueTables';

type Made = ColumnType<Date, never, never>;
/** Written by the database's calendar. */
type DiaCalculado = ColumnType<DiaColumn, unknown, unknown>;

/** Who would like to work here, and what people write to the company. */
export interface InstitutionalTables {
  candidatura: {
    id: string;
    protocolo: string;
    /** Null: for whatever comes up in the area. */
    vaga_id: string | null;
    area: AreaTrabalho;
    nome: string;
    email: string;
    celular: string;
    cidade: string;
    mensagem: string;
    consentimento_em: Made;
    curriculo_nome: string;
    curriculo_tipo: TipoCurriculo;
    curriculo: ColumnType<Uint8Array, Uint8Array, never>;
    criado_em: Made;
    apagar_em: DiaCalculado;
  };
  manifestacao: {
    id: string;
    protocolo: string;
    tipo: TipoManifestacao;
    nome: string;
    email: string;
    celular: string | null;
    localizador: string | null;
    mensagem: string;
    prazo: DiaCalculado;
    resposta: string | null;
    respondida_em: ColumnType<Date | null, never, unknown>;
    criado_em: Made;
    apagar_em: DiaCalculado;
  };
}
