import type { ComponentType } from 'react';

/** A place field bound to the form's field of this name. */
export type CampoLugar = ComponentType<{ name: string; label: string }>;
