import { formatDia } from '../../../domain/base/data';
import { describeAdicionais } from '../../../domain/compra/adicionais/describeAdicionais';
import type { CargaDoBilhete } from '../../../domain/wire/bilhetes/embarque';
import type { Julgamento, Veredito } from '../../../domain/bilhetes/porta';
import { Verdict, type VerdictProps } from '../../../ui/Verdict/Verdict';
import { horaNoAparelho } from './horaNoAparelho';

interface RespostaProps {
  julgamento: Julgamento;
  /** Extras that the tickets of the trip bring. */
  carga?: readonly CargaDoBilhete[];
}

/** The verdict on the last code, and what is to be loaded for it. */
export function Resposta({ julgamento, carga = [] }: RespostaProps) {
  const { veredito, claims, lidoEm } = julgamento;
  const { kind, titulo, texto } = respostas[veredito];
  const leva = carga.find(({ bilheteId }) => bilheteId === claims?.bilheteId)?.adicionais;
  const title = veredito === 'ja_lido' && lidoEm ? `Já lido às ${horaNoAparelho(lidoEm)}` : titulo;
  return (
    <Verdict kind={kind} title={title}>
      {claims && (
        <p>
          Poltrona {claims.poltrona}
          {claims.iniciais && <>, passageiro {claims.iniciais}</>}
        </p>
      )}
      {leva && veredito === 'pode' && <p>Carregar: {describeAdicionais(leva)}</p>}
      {claims && veredito === 'outra_viagem' && (
        <p>
          Viagem de {formatDia(claims.dia)} às {claims.hora}
        </p>
      )}
      {texto && <p>{texto}</p>}
    </Verdict>
  );
}

const respostas: Record<Veredito, { kind: VerdictProps['kind']; titulo: string; texto?: string }> = {
  pode: { kind: 'success', titulo: 'Pode embarcar' },
  ja_lido: { kind: 'warning', titulo: 'Já lido' },
  outra_viagem: { kind: 'danger', titulo: 'Bilhete de outra viagem' },
  sem_validade: { kind: 'danger', titulo: 'Bilhete cancelado ou trocado', texto: 'Peça o bilhete novo.' },
  invalido: {
    kind: 'danger',
    titulo: 'Código inválido',
    texto: 'Peça o código de embarque: os outros não servem aqui.',
  },
  sem_chave: {
    kind: 'warning',
    titulo: 'Não foi possível conferir',
    texto: 'Conecte este aparelho à internet uma vez para baixar as chaves e leia o código de novo.',
  },
  sem_suporte: {
    kind: 'warning',
    titulo: 'Este navegador não confere assinaturas',
    texto: 'Atualize o navegador ou use outro aparelho.',
  },
};
