import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { diaEm } from '../../domain/data';
import { compradorDaConta, dadosPara, type DadosPassageiros } from '../../domain/passageiro';
import { useInformacaoViagemQuery } from '../../store/api/viagens';
import { selectCompra } from '../../store/compra';
import { selectConta } from '../../store/conta';
import { useAppSelector } from '../../store/hooks';
import { selectPessoa } from '../../store/sessao';
import { PassageirosForm } from './PassageirosForm';

/** Who travels on the seats that are held. */
export function PassageirosStep() {
  const { reservados, compradorPassageiro } = useAppSelector(selectCompra);
  const [ida] = reservados;
  const informacao = useInformacaoViagemQuery(ida?.viagemId ?? skipToken).data;
  const partida = informacao?.paradas.find(({ localidade }) => localidade.id === ida?.localidadeOrigem);
  const poltronas = useMemo(() => reservados.map((trecho) => trecho.poltronas), [reservados]);
  const iniciais = useIniciais(ida?.poltronas.length ?? 0);
  return (
    <PassageirosForm
      iniciais={iniciais}
      poltronas={poltronas}
      diaDaViagem={partida?.dia ?? diaEm(new Date(), 'America/Sao_Paulo')}
      compradorEhPassageiro1={compradorPassageiro === 0}
    />
  );
}

/**
 * What the form begins with. What is typed meanwhile is the form's own matter, so it begins anew only where a workflow
 * changed the data, the seats became others, or the account arrived.
 */
function useIniciais(quantidade: number): DadosPassageiros {
  const { dados, versaoDados } = useAppSelector(selectCompra);
  const conta = useAppSelector(selectConta);
  const email = useAppSelector(selectPessoa)?.email ?? '';
  const occasion = [quantidade, versaoDados, conta?.id, email].join();
  const fill = () => ({ occasion, valores: dadosPara(quantidade, compradorDaConta(conta, email), dados) });
  const [filled, setFilled] = useState(fill);
  if (filled.occasion === occasion) return filled.valores;
  const anew = fill();
  setFilled(anew);
  return anew.valores;
}
