import { useState } from 'react';
import { estadosCaixa, nomeEstadoCaixa, type EstadoCaixa } from '../../../domain/agencia/caixa/estado';
import { formatDia, parseDataBr } from '../../../domain/base/data';
import type { Fechamentos, FiltroFechamentos } from '../../../domain/wire/agencia/caixas';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { MaskedTextInput } from '../../../ui/MaskedTextInput/MaskedTextInput';
import { Select } from '../../../ui/Select/Select';
import './relatorioFechamento.css';

export interface FiltrosHistoricoProps {
  filtro: FiltroFechamentos;
  /** Empty for operators who see only their own tills. */
  operadores: Fechamentos['operadores'];
  onFiltrar: (filtro: FiltroFechamentos) => void;
}

const situacoes = [
  { value: '', label: 'Todas' },
  ...estadosCaixa.map((value) => ({ value, label: nomeEstadoCaixa[value] })),
];
const textoDe = (dia: string | undefined): string => (dia ? formatDia(dia) : '');

/** Filters by state, operator and opening day. */
export function FiltrosHistorico({ filtro, operadores, onFiltrar }: FiltrosHistoricoProps) {
  const [inicio, setInicio] = useState(textoDe(filtro.inicio));
  const [fim, setFim] = useState(textoDe(filtro.fim));
  const [estado, setEstado] = useState<string>(filtro.estado ?? '');
  const [operador, setOperador] = useState(filtro.operador ?? '');
  const [tentou, setTentou] = useState(false);
  const errado = (text: string) => text !== '' && parseDataBr(text) === null;
  const invertido =
    !errado(inicio) &&
    !errado(fim) &&
    inicio !== '' &&
    fim !== '' &&
    (parseDataBr(inicio) ?? '') > (parseDataBr(fim) ?? '');
  const erro = (text: string) => (tentou && errado(text) ? 'Informe uma data válida' : undefined);
  const send = () => {
    setTentou(true);
    if (errado(inicio) || errado(fim) || invertido) return;
    const [de, ate] = [parseDataBr(inicio), parseDataBr(fim)];
    onFiltrar({
      ...(estado !== '' && { estado: estado as EstadoCaixa }),
      ...(operador !== '' && { operador }),
      ...(de !== null && { inicio: de }),
      ...(ate !== null && { fim: ate }),
    });
  };
  return (
    <Card title="Filtros">
      <form
        noValidate
        aria-label="Filtros"
        className="it-fechamento__filtros"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Select name="estado" label="Situação" value={estado} options={situacoes} onChange={setEstado} />
        {operadores.length > 0 && (
          <Select
            name="operador"
            label="Operador"
            value={operador}
            options={[{ value: '', label: 'Todos' }, ...operadores.map(({ id, nome }) => ({ value: id, label: nome }))]}
            onChange={setOperador}
          />
        )}
        <MaskedTextInput
          mask="data"
          name="inicio"
          label="Aberto a partir de"
          value={inicio}
          error={erro(inicio)}
          onChange={setInicio}
        />
        <MaskedTextInput
          mask="data"
          name="fim"
          label="Aberto até"
          value={fim}
          error={erro(fim) ?? (tentou && invertido ? 'O fim vem antes do início' : undefined)}
          onChange={setFim}
        />
        <Button type="submit" variant="secondary">
          Filtrar
        </Button>
      </form>
    </Card>
  );
}
