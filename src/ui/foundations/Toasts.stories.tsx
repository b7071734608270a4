import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { TOAST_MS } from '../../domain/base/constantes';
import { Button } from '../Button/Button';
import { KindIcon } from '../icons/KindIcon';
import type { Kind } from '../icons/KindIcon';
import { Inline } from '../Inline/Inline';
import { ToastStack } from '../ToastStack/ToastStack';
import type { ToastMessage } from '../ToastStack/ToastStack';
import { Sheet, SheetSection } from './Sheet';

const uses: Record<Kind, { name: string; when: string; message: string; heard: string }> = {
  success: {
    name: 'Sucesso',
    when: 'O que a pessoa pediu foi feito.',
    message: 'Cadastro concluído!',
    heard: 'role status: lido quando o leitor de tela termina a frase em curso.',
  },
  info: {
    name: 'Informação',
    when: 'Algo mudou, e nada precisa ser feito.',
    message: 'Código Pix copiado',
    heard: 'role status: idem.',
  },
  warning: {
    name: 'Atenção',
    when: 'Algo mudou, e talvez seja preciso agir.',
    message: 'Sua sessão expirou, atualizando sessão!',
    heard: 'role alert: interrompe a leitura.',
  },
  danger: {
    name: 'Perigo',
    when: 'O que a pessoa pediu não foi feito.',
    message: 'Erro na validação do usuario, por favor tente novamente',
    heard: 'role alert: idem.',
  },
};
const isKind = (kind: string): kind is Kind => kind in uses;
const kinds = Object.keys(uses).filter(isKind);

function Toasts() {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const [count, setCount] = useState(0);
  const show = (kind: Kind) => {
    setToasts([...toasts, { id: String(count), kind, message: uses[kind].message }]);
    setCount(count + 1);
  };
  return (
    <Sheet
      title="Avisos"
      lede={`Uma frase que passa ao pé da tela e some depois de ${TOAST_MS / 1000} segundos (${TOAST_MS} ms). Serve para o que já aconteceu; o que a pessoa precisa resolver fica na página.`}
    >
      <SheetSection
        title="Ao vivo"
        text="Passe o cursor ou entre com Tab num aviso: ele espera. Esc fecha o mais novo; um clique fora não fecha nenhum."
      >
        <Inline>
          {kinds.map((kind) => (
            <Button key={kind} variant="secondary" icon={<KindIcon kind={kind} />} onClick={() => show(kind)}>
              {uses[kind].name}
            </Button>
          ))}
        </Inline>
      </SheetSection>

      <SheetSection title="Tipos">
        <ul className="it-plate__grid">
          {kinds.map((kind) => (
            <li key={kind} className="it-plate__tile">
              <KindIcon kind={kind} size={28} />
              <p className="it-plate__name">{uses[kind].name}</p>
              <p>{uses[kind].when}</p>
              <p className="it-plate__note">{uses[kind].heard}</p>
            </li>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Aviso, alerta ou diálogo?"
        text="Aviso (ToastStack): já aconteceu, e quem não leu nada perde. Alerta (Alert): vale enquanto a pessoa está na tela, e fica ao lado do que explica. Diálogo (Dialog): sem uma resposta não se continua. Erro de campo fica no campo, nunca num aviso."
      />
      <ToastStack
        toasts={toasts}
        durationMs={TOAST_MS}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </Sheet>
  );
}

const meta: Meta<typeof Toasts> = { title: 'Fundamentos/Avisos', component: Toasts };
export default meta;

export const All: StoryObj<typeof Toasts> = {
  name: 'Avisos',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Perigo' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(uses.danger.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Sucesso' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(uses.success.message);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
