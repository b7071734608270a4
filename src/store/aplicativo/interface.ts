import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ToastTone = 'success' | 'danger' | 'warning' | 'info';

export interface Toast {
  id: string;
  tone: ToastTone;
  texto: string;
}

/** State of overlays and of the window. */
export interface InterfaceState {
  toasts: Toast[];
  toastCount: number;
  /** The 'Prezado Cliente' alert (spec §8). */
  alerta: boolean;
  /** Loading overlay of the guard. */
  overlay: boolean;
  /** True below 960 px. */
  responsivo: boolean;
  online: boolean;
  /** The assistant's panel: never opened, open, or closed with its conversation kept. */
  chatbot: 'nunca' | 'aberto' | 'fechado';
  /** A deep link received during a purchase, payment or registration, awaiting confirmation. */
  linkPendente: string | null;
  /** Values typed into the prerendered page before hydration, by field name; null without any. */
  typedFields: Record<string, string> | null;
}

const initialState: InterfaceState = {
  toasts: [],
  toastCount: 0,
  alerta: false,
  overlay: false,
  responsivo: false,
  online: true,
  chatbot: 'nunca',
  linkPendente: null,
  typedFields: null,
};

const MAX_TOASTS = 3;

const slice = createSlice({
  name: 'interface',
  initialState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<Omit<Toast, 'id'>>) => {
      if (state.toasts.some((toast) => toast.texto === payload.texto)) return;
      state.toastCount += 1;
      state.toasts = [...state.toasts, { id: `toast-${state.toastCount}`, ...payload }].slice(-MAX_TOASTS);
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
    /** Removes a toast whose action was completed. */
    toastWithdrawn: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ texto }) => texto !== payload);
    },
    alertaShown: (state) => {
      state.alerta = true;
    },
    alertaClosed: (state) => {
      state.alerta = false;
    },
    overlayShown: (state) => {
      state.overlay = true;
    },
    overlayHidden: (state) => {
      state.overlay = false;
    },
    fieldsTyped: (state, { payload }: PayloadAction<Record<string, string>>) => {
      state.typedFields = payload;
    },
    chatbotShown: (state) => {
      state.chatbot = 'aberto';
    },
    chatbotHidden: (state) => {
      if (state.chatbot === 'aberto') state.chatbot = 'fechado';
    },
    larguraCrossed: (state, { payload }: PayloadAction<boolean>) => {
      state.responsivo = payload;
    },
    linkAsked: (state, { payload }: PayloadAction<string | null>) => {
      state.linkPendente = payload;
    },
    conexaoChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.online = payload;
    },
  },
  selectors: {
    selectToasts: (state) => state.toasts,
    selectAlerta: (state) => state.alerta,
    selectOverlay: (state) => state.overlay,
    selectResponsivo: (state) => state.responsivo,
    selectOnline: (state) => state.online,
    selectChatbotPanel: (state) => state.chatbot,
    selectLinkPendente: (state) => state.linkPendente,
    selectTypedFields: (state) => state.typedFields,
  },
});

export const interfaceSlice = slice;
export const {
  toastShown,
  toastDismissed,
  toastWithdrawn,
  alertaShown,
  alertaClosed,
  overlayShown,
  overlayHidden,
  fieldsTyped,
  chatbotShown,
  chatbotHidden,
  larguraCrossed,
  conexaoChanged,
  linkAsked,
} = slice.actions;
export const {
  selectToasts,
  selectAlerta,
  selectOverlay,
  selectResponsivo,
  selectOnline,
  selectChatbotPanel,
  selectLinkPendente,
  selectTypedFields,
} = slice.selectors;
