import { useState, type FormEvent } from 'react';
import { formatCpf, isCpf, onlyDigits } from '../../../domain/base/pessoa/cpf';
import { formatDia, parseDataBr } from '../../../domain/base/data';
import { isLocalizador } from '../../../domain/bilhetes/localizador';
import {
  filtroVazio,
  gruposPedido,
  PERIODO_DIAS,
  rotulosGrupo,
  type FiltroEndereco,
} from '../../../domain/agencia/pedidosAgencia';
import type { PaginaPedidos } from '../../../domain/wire/agencia/pedidosAgencia';
import { useEmit } from '../../../events/useEmit';
import { selectCpfDeTeste } from '../../../store/aplicativo/ambiente';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DateInput } from '../../../ui/DateInput/DateInput';
import { useRefusals } from '../../../ui/form/useRefusals';
import { Inline } from '../../../ui/Inline/Inline';
import { MaskedTextInput } from '../../../ui/MaskedTextInput/MaskedTextInput';
import { Select } from '../../../ui/Select/Select';
import { TextInput } from '../../../ui/TextInput/TextInput';

interface FiltrosPedidosProps {
  filtro: FiltroEndereco;
  cpf: string | null;
  operadores: PaginaPedidos['operadores'];
}

const situacoes = [
  { value: '', label: 'Todas' },
  ...gruposPedido.map((grupo) => ({ value: grupo, label: rotulosGrupo[grupo] })),
];

type Erros = Partial<Record<'de' | 'ate' | 'localizador' | 'cpf', string>>;

const toFields = (filtro: FiltroEndereco, cpf: string | null) => ({
  de: filtro.de ? formatDia(filtro.de) : '',
  ate: filtro.ate ? formatDia(filtro.ate) : '',
  situacao: filtro.situacao ?? '',
  operador: filtro.operador ?? '',
  localizador: filtro.localizador ?? '',
  cpf: cpf ? formatCpf(onlyDigits(cpf)) : '',
});
type Campos = ReturnType<typeof toFields>;

/** Filters of the list, validated and applied by "Filtrar". */
export function FiltrosPedidos({ filtro, cpf, operadores }: FiltrosPedidosProps) {
  const emit = useEmit();
  const cpfDeTeste = useAppSelector(selectCpfDeTeste);
  const [campos, setCampos] = useState(() => toFields(filtro, cpf));
  const { form, errors, refuse } = useRefusals<keyof Erros>();
  const set = (name: keyof Campos) => (value: string) => setCampos((now) => ({ ...now, [name]: value }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (refuse(errosOf(campos, cpfDeTeste))) return;
    emit('CpfProcurado', { cpf: campos.cpf === '' ? null : onlyDigits(campos.cpf) });
    emit('PedidosFiltrados', { filtro: toFiltro(campos) });
  };
  const clear = () => {
    setCampos(toFields(filtroVazio, null));
    refuse({});
    emit('CpfProcurado', { cpf: null });
    emit('PedidosFiltrados', { filtro: filtroVazio });
  };
  const names = [{ value: '', label: 'Todos' }, ...operadores.map(({ id, nome }) => ({ value: id, label: nome }))];
  return (
    <Card title="Filtros">
      <form ref={form} noValidate aria-label="Filtros de pedidos" onSubmit={apply}>
        <div className="it-pedidos__filtros">
          <DateInput
            name="de"
            label="De"
            labelAbove
            inputText={campos.de}
            error={errors.de}
            onInputChange={set('de')}
          />
          <DateInput
            name="ate"
            label="Até"
            labelAbove
            inputText={campos.ate}
            error={errors.ate}
            onInputChange={set('ate')}
          />
          <Select
            name="situacao"
            label="Situação"
            options={situacoes}
            value={campos.situacao}
            onChange={set('situacao')}
          />
          <Select name="operador" label="Operador" options={names} value={campos.operador} onChange={set('operador')} />
          <TextInput
            name="localizador"
            label="Localizador"
            value={campos.localizador}
            maxLength={6}
            autoComplete="off"
            error={errors.localizador}
            onChange={(text) => set('localizador')(text.toUpperCase())}
          />
          <MaskedTextInput
            mask="cpf"
            name="cpf"
            label="CPF do comprador"
            value={campos.cpf}
            autoComplete="off"
            error={errors.cpf}
            onChange={set('cpf')}
          />
        </div>
        <Inline gap={3}>
          <Button type="submit">Filtrar</Button>
          <Button variant="quiet" onClick={clear}>
            Limpar filtros
          </Button>
          <span className="it-pedidos__dica">{`Sem datas, a lista mostra os últimos ${PERIODO_DIAS} dias.`}</span>
        </Inline>
      </form>
    </Card>
  );
}

function errosOf({ de, ate, localizador, cpf }: Campos, cpfDeTeste: boolean): Erros {
  const [inicio, fim] = [parseDataBr(de), parseDataBr(ate)];
  const isTurned = inicio !== null && fim !== null && fim < inicio;
  return {
    ...(de !== '' && inicio === null && { de: 'Informe uma data válida' }),
    ...(ate !== '' && fim === null && { ate: 'Informe uma data válida' }),
    ...(isTurned && { ate: 'O fim vem antes do começo' }),
    ...(localizador !== '' && !isLocalizador(localizador) && { localizador: 'O localizador tem 6 letras e números' }),
    ...(cpf !== '' && !isCpf(cpf, cpfDeTeste) && { cpf: 'Informe um CPF válido' }),
  };
}

const toFiltro = ({ de, ate, situacao, operador, localizador }: Campos): FiltroEndereco => ({
  ...filtroVazio,
  de: parseDataBr(de),
  ate: parseDataBr(ate),
  situacao: gruposPedido.find((grupo) => grupo === situacao) ?? null,
  operador: operador === '' ? null : operador,
  localizador: localizador === '' ? null : localizador,
});
