/* How objects of compiled classes become JSON and JSON becomes objects: the tables that `native/tables.py` writes.

   A class says where each field lies in its objects, a shape says what JSON may hold in the place of a value. What is
   filled in on first use is marked so: before that, the module of a class may not even be imported. */

#ifndef DEJARIK_CODEC_H
#define DEJARIK_CODEC_H

#include <Python.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "CPy.h"

typedef struct Shape Shape;
typedef struct Field Field;
typedef struct Class Class;

/* What a shape allows besides lists and objects. */
enum { ALLOWS_NONE = 1, ALLOWS_BOOL = 2, ALLOWS_INT = 4, ALLOWS_FLOAT = 8, ALLOWS_TEXT = 16 };

/* What a list or an object of JSON becomes. */
typedef enum { NOTHING, LIST, TUPLE, FIXED_TUPLE, FROZENSET, DICT, DICT_BY_INT, OBJECT_OF_CLASS } Becomes;

struct Shape {
    uint8_t allows;
    uint8_t from_list;         /* what a list becomes */
    uint8_t from_object;       /* what an object becomes */
    uint16_t count;            /* how many shapes are inside of a tuple of fixed length */
    Shape *const *inside;      /* of items, of the values of a dict, or of the places of a tuple */
    uint16_t class_count;
    Class *const *classes;     /* more than one: told apart by their tags */
    Class **by_tag;            /* on first use: a hash table of them */
    uint16_t by_tag_mask;
};

/* How a field lies in an object: as mypyc keeps it, or (anything else) to be got and set by its name. */
typedef enum { HOLDS_OBJECT, HOLDS_INT, HOLDS_BOOL, HOLDS_OTHERWISE } Holds;

/* When a field is left out: never, while it is empty, None, the very object that is its default, or equal to it. */
typedef enum { NEVER, IF_EMPTY, IF_NONE, IF_SAME, IF_EQUAL } LeftOut;

/* What a field holds that was left out. */
typedef enum { REQUIRED, NEW_LIST, NEW_DICT, DEFAULT } IfMissing;

struct Field {
    const char *key;           /* "name": with quotes and colon, as it is written */
    uint16_t key_size;
    uint16_t offset;
    uint8_t holds;
    uint8_t left_out;
    uint8_t missing;
    Shape *shape;              /* NULL: never saved, so only read if it is empty */
    PyObject *value;           /* on first use: the default */
    CPyTagged number;          /* the same of a field that holds an int or a bool */
};

struct Class {
    const char *module;
    const char *name;
    PyTypeObject **type;       /* NULL inside as long as the module is not imported */
    PyObject *(*empty)(PyObject *type); /* an object without values, as mypyc's constructors begin */
    const char *tag;           /* or NULL */
    uint16_t tag_size;
    uint16_t count;
    Field *fields;
    bool in_a_row;             /* a list of the values, not an object of names and values */
    bool ready;                /* on first use: defaults are known */
};

/* A game's saved state: (parked frames, state), found by the class of the state. */
typedef struct {
    Class *state;
    Shape *shape;
} Root;

/* What the written file holds. */
extern Class codec_classes[];
extern const Py_ssize_t codec_class_count;
extern const Root codec_roots[];
extern const Py_ssize_t codec_root_count;

enum { MOST_FIELDS = 128 }; /* of one class */

#endif
