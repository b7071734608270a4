import type { ColumnType, Generated } from 'kysely';
import type { AreaTrabalho } from '../../src/domain/empresa/vagas';
import type { TipoCurriculo } from '../../src/domain/empresa/curriculo';
import type { AssuntoManifestacao } from '../../src/domain/empresa/manifestacao';
import type { SituacaoCandidatura } from '../../src/domain/empresa/candidatura';
import type { Grupo } from '../../src/domain/wire/empresa/grupos';
import type { AcaoRegistrada } from '../../src/domain/wire/administracao/registro';
import type { Language } from '../../src/words/language';
import type { ComputedDiaColumn, CreatedColumn } from '../platform/database/columns';

declare module '../platform/database/tables' {
  interface Tables {
    candidatura: {
      id: string;
      protocolo: string;
      /** Null for an application to the area without a vacancy. */
      vaga_id: string | null;
      area: AreaTrabalho;
      nome: string;
      email: string;
      celular: string;
      cidade: string;
      mensagem: string;
      consentimento_em: CreatedColumn;
      curriculo_nome: string;
      curriculo_tipo: TipoCurriculo;
      curriculo: ColumnType<Uint8Array, Uint8Array, never>;
      situacao: Generated<SituacaoCandidatura>;
      criado_em: CreatedColumn;
      apagar_em: ComputedDiaColumn;
    };
    manifestacao: {
      id: string;
      protocolo: string;
      tipo: AssuntoManifestacao;
      /** The language of the page on which it was written. */
      idioma: Generated<Language>;
      /** The trip, where one for a group is asked for. */
      grupo: ColumnType<Grupo | null, string | null | undefined, never>;
      nome: string;
      email: string;
      celular: string | null;
      localizador: string | null;
      mensagem: string;
      prazo: ComputedDiaColumn;
      resposta: string | null;
      respondida_em: ColumnType<Date | null, never, unknown>;
      criado_em: CreatedColumn;
      apagar_em: ComputedDiaColumn;
    };
    /** Trail of the staff's reading, answering and sorting; append only. */
    empresa_registro: {
      id: string;
      assunto: 'manifestacao' | 'candidatura';
      protocolo: string;
      acao: AcaoRegistrada;
      autor: string;
      em: CreatedColumn;
    };
  }
}
