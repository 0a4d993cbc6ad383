/** How the map lies in its window: how large, and moved by how much. Fingers drag and pinch; they never place anything. */
import type { Sheet } from './layout.ts';

/** A finger that has moved further than this drags, and its release is no press. */
const DRAG = 8;
const LARGEST = 2.2;
/** On a small window names are read first: so many pixels for each unit of the map. */
const READABLE = 0.95;

interface Finger {
  readonly x: number;
  readonly y: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Pixels for each unit of the map. */
  scale = $state(1);
  left = $state(0);
  top = $state(0);
  private sheet: Sheet;
  private fingers = new Map<number, Finger>();
  private travelled = 0;
  private hasLooked = false;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  get least(): number {
    return Math.min(this.width / this.sheet.w, this.height / this.sheet.h);
  }
  /** The whole map is in sight. */
  get isWhole(): boolean {
    return this.scale <= this.least * 1.02;
  }
  /** The part in sight, in units of the map. */
  get window(): Sheet {
    return {
      x: this.sheet.x - this.left / this.scale,
      y: this.sheet.y - this.top / this.scale,
      w: this.width / this.scale,
      h: this.height / this.scale,
    };
  }
  /** The last press was a drag. */
  get hasDragged(): boolean {
    return this.travelled > DRAG;
  }

  /** The window has a new size: a large one shows the whole map, a small one what is near `at`. */
  fit(sheet: Sheet, width: number, height: number, at: Finger): void {
    const isFirst = this.width === 0;
    this.sheet = sheet;
    this.width = width;
    this.height = height;
    if (width === 0 || height === 0) return;
    if (isFirst || !this.hasLooked) this.scale = Math.max(this.least, width < 600 || height < 240 ? READABLE : 0);
    if (isFirst || !this.hasLooked) this.look(at);
    else this.hold();
  }

  /** Brings a point of the map to the middle. */
  look({ x, y }: Finger): void {
    this.left = this.width / 2 - (x - this.sheet.x) * this.scale;
    this.top = this.height / 2 - (y - this.sheet.y) * this.scale;
    this.hold();
  }

  /** Larger or smaller, around a point of the window. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(LARGEST, Math.max(this.least, this.scale * by));
    const ratio = scale / this.scale;
    this.hasLooked = true;
    this.left = x - (x - this.left) * ratio;
    this.top = y - (y - this.top) * ratio;
    this.scale = scale;
    this.hold();
  }

  down(id: number, x: number, y: number): void {
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(id, { x, y });
  }

  move(id: number, x: number, y: number, bounds: DOMRect): void {
    const was = this.fingers.get(id);
    if (was === undefined) return;
    const other = [...this.fingers].find(([one]) => one !== id)?.[1];
    this.travelled += Math.hypot(x - was.x, y - was.y);
    this.fingers.set(id, { x, y });
    if (!this.hasDragged) return;
    this.hasLooked = true;
    this.left += (x - was.x) / this.fingers.size;
    this.top += (y - was.y) / this.fingers.size;
    if (other === undefined) this.hold();
    else {
      const [before, now] = [Math.hypot(was.x - other.x, was.y - other.y), Math.hypot(x - other.x, y - other.y)];
      this.zoom(now / Math.max(before, 1), (x + other.x) / 2 - bounds.left, (y + other.y) / 2 - bounds.top);
    }
  }

  up(id: number): void {
    this.fingers.delete(id);
  }

  /** No further than the edge of the map; what is smaller than its window lies in the middle. */
  private hold(): void {
    const within = (at: number, size: number, room: number): number =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
    this.left = within(this.left, this.sheet.w * this.scale, this.width);
    this.top = within(this.top, this.sheet.h * this.scale, this.height);
  }
}
