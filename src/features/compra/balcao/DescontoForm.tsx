import { type FormEvent, useState } from 'react';
import { MOTIVO_DESCONTO_MAXIMO, refuseDesconto, type RecusaDesconto } from '../../../domain/agencia/balcao';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { selectCompra } from '../../../store/compra/compra';
import { selectCotacao, selectCotacaoDe } from '../../../store/compra/cotacao';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Inline } from '../../../ui/Inline/Inline';
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput';
import { TextInput } from '../../../ui/TextInput/TextInput';
import './balcao.css';

/** The operator's discount within their limit; the server computes the price and records the reason. */
export function DescontoForm() {
  const { reserva } = useAppSelector(selectCompra);
  const cotacao = useAppSelector((state) => selectCotacaoDe(state, reserva?.id ?? null));
  const { desconto } = useAppSelector(selectCotacao);
  const maximo = cotacao?.descontoMaximoCentavos ?? 0;
  if (maximo === 0) return null;
  return <Card title="Desconto">{desconto ? <Dado {...desconto} /> : <Dar maximoCentavos={maximo} />}</Card>;
}

function Dado({ centavos, motivo }: { centavos: number; motivo: string }) {
  const emit = useEmit();
  return (
    <Inline justify="between">
      <p role="status">
        Desconto de <strong>{formatCentavos(centavos)}</strong>: {motivo}
      </p>
      <Button variant="quiet" size="small" onClick={() => emit('DescontoBalcaoDado', { desconto: null })}>
        Tirar desconto
      </Button>
    </Inline>
  );
}

function Dar({ maximoCentavos }: { maximoCentavos: number }) {
  const emit = useEmit();
  const { descontoRecusado, phase } = useAppSelector(selectCotacao);
  const [centavos, setCentavos] = useState<number | null>(null);
  const [motivo, setMotivo] = useState('');
  const [refused, setRefused] = useState<RecusaDesconto | null>(null);
  const give = (event: FormEvent) => {
    event.preventDefault();
    const wrong =
      centavos === null || centavos === 0
        ? { campo: 'centavos' as const, mensagem: 'Digite o valor do desconto' }
        : refuseDesconto({ centavos, motivo }, maximoCentavos);
    setRefused(wrong);
    if (!wrong && centavos !== null) emit('DescontoBalcaoDado', { desconto: { centavos, motivo: motivo.trim() } });
  };
  const errorOf = (campo: RecusaDesconto['campo']) => (refused?.campo === campo ? refused.mensagem : undefined);
  return (
    <form noValidate onSubmit={give} className="it-balcao__discount">
      <MoneyInput
        name="desconto"
        label="Valor do desconto"
        hint={`Até ${formatCentavos(maximoCentavos)}`}
        value={centavos}
        error={errorOf('centavos') ?? descontoRecusado ?? undefined}
        onChange={(valor) => {
          setRefused(null);
          setCentavos(valor);
        }}
      />
      <TextInput
        name="motivoDesconto"
        label="Motivo do desconto"
        hint="Fica no registro, com o seu nome"
        value={motivo}
        maxLength={MOTIVO_DESCONTO_MAXIMO}
        error={errorOf('motivo')}
        onChange={(texto) => {
          setRefused(null);
          setMotivo(texto);
        }}
      />
      <Button type="submit" variant="secondary" loading={phase === 'calculando'}>
        Dar desconto
      </Button>
    </form>
  );
}
